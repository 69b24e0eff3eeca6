/** Colours of a scene: ground, panels, skin and hair. */
type SceneColours = readonly [ground: string, panel: string, skin: string, hair: string];

const scenes: readonly SceneColours[] = [
  ['#5b1f16', '#7d2d20', '#e9b98f', '#2a1410'],
  ['#123e39', '#1c5a52', '#f0c9a4', '#1a1412'],
  ['#1d2947', '#2b3b63', '#e6b48c', '#15121c'],
  ['#4a331f', '#67492c', '#f2cfae', '#20150d'],
];

/** Four dealers: straight hair to the chin, a bun, long hair, short hair. */
const hairs = [
  'M81 33c0-14 8-21 19-21s19 7 19 21v17h-6V34c-6-1-10-4-13-8-3 4-7 7-13 8v16h-6z',
  'M100 3a7 7 0 1 1-.01 0zM83 37c0-17 7-23 17-23s17 6 17 23l-4-1c-5-2-10-5-13-9-3 4-8 7-13 9z',
  'M79 36c0-17 9-23 21-23s21 6 21 23l4 28h-10l-2-29c-6-1-10-4-13-8-3 4-7 7-13 8l-2 29H75z',
  'M85 34c0-14 6-20 15-20s15 6 15 20l-3 1c-7-2-10-4-12-8-2 4-5 6-12 8z',
];
const RED = '#a32f24';
const jackets: readonly string[] = ['#f3ead8', '#2c7a6c', RED, '#3f4f7d'];

/** Draws a dealer at a table. `number` selects the variants of person and room. */
export function DealerScene({ number }: { readonly number: number }) {
  const [ground, panel, skin, hair] = scenes[number % scenes.length] as SceneColours;
  const person = Math.floor(number / scenes.length) % hairs.length;
  const jacket = jackets[Math.floor(number / scenes.length / hairs.length) % jackets.length];
  return (
    <svg viewBox="0 0 200 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h200v84H0z" fill={ground} />
      <path d="M0 14h200v3H0zM20 17h4v67h-4zM176 17h4v67h-4zM48 17h2v67h-2zM150 17h2v67h-2z" fill={panel} />
      <circle cx="100" cy="38" r="34" fill={panel} />
      {person === 2 && <path d="M80 34h40l6 32H74z" fill={hair} />}
      <path d="M95 46h10v14H95z" fill={skin} />
      <path d="M95 53c3 2 7 2 10 0v4H95z" fill={hair} fillOpacity="0.25" />
      <path d="M86 34c0-12 5-18 14-18s14 6 14 18c0 12-6 20-14 20s-14-8-14-20z" fill={skin} />
      <path d={hairs[person]} fill={hair} />
      <path d="M91 36h6M103 36h6" stroke={hair} strokeWidth="1.6" strokeLinecap="round" />
      <path d="M97 46c2 1.600 4 1.600 6 0" stroke="#a3452f" strokeWidth="1.6" fill="none" strokeLinecap="round" />
      <path d="M68 84c2-18 12-25 25-28l7 9 7-9c13 3 23 10 25 28z" fill={jacket} />
      <path d="M93 56l7 9 7-9 2 3-9 14-9-14z" fill={jacket === RED ? '#fdf1d8' : RED} />
      <path d="M-6 98c30-26 182-26 212 0z" fill="#0d3f35" />
      <path d="M-6 98c30-26 182-26 212 0" fill="none" stroke="#e9c9a4" strokeOpacity="0.5" />
      <path d="M86 80h7v4h-7zM97 79h7v5h-7zM108 80h7v4h-7z" fill="#fbf8f1" />
    </svg>
  );
}
