const PICTURES = '/site/api/v1/picture';

/** Where the sandbox serves a drawn avatar. */
export const avatarPath = (avatarId: string): string => `${PICTURES}/avatar/${avatarId}`;

/** Where the sandbox serves an uploaded picture. */
export const uploadPath = (imageId: string): string => `${PICTURES}/upload/${imageId}`;
