const inks = ['#b3202d', '#1f68ad', '#1c6257', '#6b38ac', '#8a5a12', '#2b3b63', '#0d5066', '#5b2a16'];
const marks = [
  'M24 10l10 20H14z',
  'M12 16h24L24 36z',
  'M24 10l12 14-12 14-12-14z',
  'M14 14h20v6H14zM14 26h20v6H14z',
  'M24 8l4 10h10l-8 7 3 11-9-7-9 7 3-11-8-7h10z',
  'M12 32c2-14 10-20 24-20-2 12-10 20-24 20z',
  'M24 12l10 6v12l-10 6-10-6V18z',
];

/** Props of {@link Crest}. */
export interface CrestProps {
  /** Id of the team, which does not depend on the language. */
  readonly teamId: string;
}

/** Crest of a team. Teams with different ids up to 55 have different crests. */
export function Crest({ teamId }: CrestProps) {
  const seed = Number(teamId) || 0;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2l18 6v16c0 11-7 18-18 22C13 42 6 35 6 24V8z" fill={inks[seed % inks.length]} />
      <path d={marks[seed % marks.length]} fill="#fdf4e6" />
    </svg>
  );
}
