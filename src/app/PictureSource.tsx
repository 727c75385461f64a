import type { ReactNode } from 'react';
import { usePicture } from '../api/usePicture';
import type { RenderPicture } from '../components/pictures/pictureSource';

export interface PictureSourceProps {
  imageUrl: string;
  render: RenderPicture;
}

/** Renders the uploaded picture at an address with the data of the server. */
export const PictureSource = ({ imageUrl, render }: PictureSourceProps): ReactNode => render(usePicture(imageUrl));
