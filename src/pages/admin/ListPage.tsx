import { PageWidth } from '../../components/PageWidth';
import { DoneNotice } from '../../features/admin/DoneNotice';
import type { ManagedName } from '../../features/admin/manifest';
import { MANIFESTS } from '../../features/admin/manifests';
import { ResourceList } from '../../features/admin/ResourceList';

export interface ListPageProps {
  resource: ManagedName;
}

/** The list of one managed resource. */
export function ListPage({ resource }: ListPageProps) {
  return (
    <PageWidth>
      <ResourceList manifest={MANIFESTS[resource]} />
      <DoneNotice />
    </PageWidth>
  );
}
