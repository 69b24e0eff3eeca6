/** Pixels of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
