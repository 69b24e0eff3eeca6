import { isServiceOpen } from './isServiceOpen.ts';

it.each`
  from       | to         | time       | isOpen
  ${'09:00'} | ${'23:00'} | ${'08:59'} | ${false}
  ${'09:00'} | ${'23:00'} | ${'09:00'} | ${true}
  ${'09:00'} | ${'23:00'} | ${'22:59'} | ${true}
  ${'09:00'} | ${'23:00'} | ${'23:00'} | ${false}
  ${'22:00'} | ${'06:30'} | ${'21:59'} | ${false}
  ${'22:00'} | ${'06:30'} | ${'23:59'} | ${true}
  ${'22:00'} | ${'06:30'} | ${'00:00'} | ${true}
  ${'22:00'} | ${'06:30'} | ${'06:30'} | ${false}
  ${'00:00'} | ${'24:00'} | ${'00:00'} | ${true}
  ${'00:00'} | ${'24:00'} | ${'23:59'} | ${true}
  ${'10:00'} | ${'10:00'} | ${'03:00'} | ${true}
`('NAV-08 hours $from–$to at $time in UTC+8: open is $isOpen', ({ from, to, time, isOpen }) => {
  expect(isServiceOpen({ from, to }, new Date(`2026-03-01T${time}:30+08:00`))).toBe(isOpen);
});
