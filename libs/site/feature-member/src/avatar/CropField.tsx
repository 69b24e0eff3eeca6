import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Note } from '../parts/rewardStyles.ts';
import { CropBox, ZoomRow } from './avatarStyles.ts';
import type { CropArea } from './cropPicture.ts';

const ZOOM_MAX = 4;

/** Props of {@link CropField}. */
export interface CropFieldProps {
  readonly url: string;
  readonly onCrop: (area: CropArea) => void;
}

/** A picture under a round frame: it is moved by pointer or arrow keys and scaled by wheel, pinch or slider. */
export function CropField({ url, onCrop }: CropFieldProps) {
  const t = useMemberCentreT();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const zoomId = useId();
  return (
    <>
      <CropBox>
        <Cropper
          image={url}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // Its own style element would need `innerHTML`, which Trusted Types refuse; `CropBox` has the styles.
          disableAutomaticStylesInjection
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          cropperProps={{ 'aria-label': t('avatar.frame'), role: 'group' }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCrop(pixels)}
        />
      </CropBox>
      <ZoomRow>
        <label htmlFor={zoomId}>{t('avatar.zoom')}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </ZoomRow>
      <Note>{t('avatar.cropHint')}</Note>
    </>
  );
}
