import { PageWidth } from '../../components/PageWidth';
import { PictureLibrary } from '../../features/pictures/PictureLibrary';

/** Page of the owner's pictures. */
export function PicturesPage() {
  return (
    <PageWidth>
      <PictureLibrary />
    </PageWidth>
  );
}
