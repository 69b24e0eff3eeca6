import { avatars, buildAvatarSvg } from './avatars.ts';

describe('avatars', () => {
  it.each(Object.entries(avatars))('USR-03 draws %s without script, link or text', (_id, avatar) => {
    const svg = buildAvatarSvg(avatar);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*>.*<\/svg>$/);
    expect(svg).not.toMatch(/<script|<foreignObject|href|\bon\w+=|javascript:|<text/i);
    expect(Object.values(avatar.name).every((name) => name.length > 0)).toBe(true);
  });
});
