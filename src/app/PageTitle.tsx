import { useText } from '../i18n/useText';
import { pageTitle, titleText } from './pageTitle';
import type { SiteRoute } from './routes';
import { shellTexts } from './texts';

export interface PageTitleProps {
  name: SiteRoute['name'];
  unlisted: boolean;
  /** Whether the page sets its own title. */
  ownTitle?: boolean;
}

/** Document title, and `noindex` for pages that search engines must not list. */
export function PageTitle({ name, unlisted, ownTitle = false }: PageTitleProps) {
  const t = useText(shellTexts);
  const title = pageTitle(name, t(titleText(name)));
  return (
    <>
      {!ownTitle && (
        <>
          <title>{title}</title>
          <meta property="og:title" content={title} />
        </>
      )}
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
