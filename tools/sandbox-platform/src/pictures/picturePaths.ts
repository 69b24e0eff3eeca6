const PICTURES = '/site/api/v1/picture';

/** Builds the path of an avatar. */
export const buildAvatarPath = (avatarId: string): string => `${PICTURES}/avatar/${avatarId}`;

/** Builds the path of an uploaded picture. */
export const buildUploadPath = (imageId: string): string => `${PICTURES}/upload/${imageId}`;
