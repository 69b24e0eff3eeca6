import { buildActivityPath, useServices, useT } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';
import { BannerSlide, type Banner } from './BannerSlide.tsx';

/** Duration of a banner in milliseconds, long enough to read and use the hero. */
const BANNER_MS = 15_000;
const PROMOTIONS = 2;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Banners above the hero, which is the first of them: running promotions and the largest pool. They rotate, pause while they
 * have the pointer or the focus or after a press, do not rotate with reduced motion, and can be advanced by hand
 * (WCAG 2.2.2).
 */
export function Banners() {
  const t = useT(belowMessages);
  const { clock } = useServices();
  const banners = useBannerList();
  const [at, setAt] = useState(0);
  const [isStopped, setStopped] = useState(prefersReducedMotion);
  const layer = useRef<HTMLDivElement>(null);
  const count = banners.length + 1;
  const shown = at % count;
  const isRead = useAttention(layer, count > 1, () => setAt(0));
  const go = useCallback((steps: number) => setAt((now) => (now + steps + count) % count), [count]);
  useEffect(
    () => (count > 1 && !isStopped && !isRead ? clock.after(BANNER_MS, () => go(1)) : undefined),
    [clock, count, isStopped, isRead, shown, go],
  );
  if (count < 2) return null;
  return (
    <Layer ref={layer} role="group" aria-roledescription={t('banner.kind')} aria-label={t('banner.title')}>
      {banners.map((banner, index) => (
        <BannerSlide key={banner.to} banner={banner} isShown={shown === index + 1} />
      ))}
      <Controls>
        <IconButton size="small" label={t('banner.previous')} onClick={() => go(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <span aria-live={isStopped || isRead ? 'polite' : 'off'}>{`${shown + 1} / ${count}`}</span>
        <IconButton size="small" label={t('banner.next')} onClick={() => go(1)}>
          <ChevronRightIcon />
        </IconButton>
        <Stop type="button" aria-pressed={isStopped} onClick={() => setStopped(!isStopped)}>
          {t(isStopped ? 'banner.play' : 'banner.pause')}
        </Stop>
      </Controls>
    </Layer>
  );
}

/**
 * Returns whether the section under the banners has the pointer or the focus. Focus on the hero shows the hero, so that a
 * focused element is never covered (WCAG 2.4.11).
 */
function useAttention(layer: RefObject<HTMLElement | null>, isThere: boolean, showHero: () => void): boolean {
  const [isRead, setRead] = useState(false);
  const latest = useRef(showHero);
  useEffect(() => {
    latest.current = showHero;
  });
  useEffect(() => {
    const sheet = layer.current?.parentElement;
    if (!isThere || !sheet) return undefined;
    const hold = () => setRead(true);
    const leave = () => setRead(false);
    const focus = ({ target }: Event) => {
      hold();
      if (target instanceof Node && !layer.current?.contains(target)) latest.current();
    };
    const ways = [
      ['pointerenter', hold],
      ['pointerleave', leave],
      ['focusin', focus],
      ['focusout', leave],
    ] as const;
    for (const [name, run] of ways) sheet.addEventListener(name, run);
    return () => {
      for (const [name, run] of ways) sheet.removeEventListener(name, run);
    };
  }, [layer, isThere]);
  return isRead;
}

function useBannerList(): readonly Banner[] {
  const t = useT(belowMessages);
  const { data: activities } = useRead('promotion.config', {});
  const { data: pools } = useRead('venue.getBonusPools', {});
  if (!activities || !pools) return [];
  const running = activities.list.filter(({ state }) => state === 'running').sort((a, b) => a.sort - b.sort);
  const promotions = running.slice(0, PROMOTIONS);
  const pool = pools.list[0];
  return [
    ...promotions.map((activity, index) => ({
      to: buildActivityPath(activity),
      title: activity.title,
      text: activity.summary,
      action: t('banner.promotion'),
      art: {
        seed: index + 2,
        motif: index === 0 ? 'ingot' : 'lantern',
        palette: index === 0 ? 'vermilion' : 'jade',
      },
    })),
    ...(pool
      ? [
          {
            to: '/game/egame',
            title: t('banner.pool', { pool: pool.name, amount: formatCny(pool.amount) }),
            text: t('banner.poolText'),
            action: t('banner.games'),
            art: { seed: 8, motif: 'dragon', palette: 'indigo' },
          },
        ]
      : []),
  ];
}

const Layer = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

const Controls = styled.div`
  position: absolute;
  right: ${token('space.4')};
  bottom: ${token('space.3')};
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.1')} ${token('space.2')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.panel')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
  pointer-events: auto;
`;

const Stop = styled.button`
  padding: ${token('space.1')} ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.secondary')};
  font: inherit;
  cursor: pointer;
  &:hover {
    background: ${token('color.surface.hover')};
  }
`;
