import { useLocation } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { ActionNotice } from '../../features/admin/ActionNotice';
import { manifestAt } from '../../features/admin/manifests';
import { ResourceList } from '../../features/admin/ResourceList';

/** List of the resource in the URL. */
export function ListPage() {
  const manifest = manifestAt(useLocation().pathname);
  return (
    manifest && (
      <PageWidth>
        <ResourceList manifest={manifest} />
        <ActionNotice manifest={manifest} />
      </PageWidth>
    )
  );
}
