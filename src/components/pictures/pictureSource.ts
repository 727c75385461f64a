import { createContext, type ReactNode } from 'react';
import type { StoredPicture } from '../../contract/pictures';

/** Renders the uploaded picture at an address: undefined while it is loading, null when there is none. */
export type RenderPicture = (picture: StoredPicture | null | undefined) => ReactNode;

/** Source of the uploaded pictures, provided by the application, because components do not call the server. */
export const PictureSourceContext = createContext<(imageUrl: string, render: RenderPicture) => ReactNode>((_, render) => render(null));
