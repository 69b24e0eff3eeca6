/** Pages that the auth dialogs link to (NAV-08). */
export const paths = {
  support: '/app/help/zxkf',
  terms: '/app/help/gztk',
  privacy: '/app/help/ysgz',
} as const;
