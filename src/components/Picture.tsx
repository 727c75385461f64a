import { Illustration } from './illustration/Illustration';
import type { IllustrationName } from './illustration/drawings';
import { OwnPicture } from './pictures/OwnPicture';

const SIZE = 72;

/** Photograph of an item by the owner, or a drawing if there is none. */
export function Picture({ imageUrl, drawing }: { imageUrl: string; drawing: IllustrationName }) {
  return (
    <OwnPicture imageUrl={imageUrl} sizes={`${SIZE}px`} sx={{ width: SIZE, height: SIZE, borderRadius: 1 }}>
      <Illustration name={drawing} size={SIZE} />
    </OwnPicture>
  );
}
