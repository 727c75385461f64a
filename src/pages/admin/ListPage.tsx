import { useLocation } from 'react-router-dom';
import { listedPage } from '../../api/lists';
import type { Reading } from '../../api/useRead';
import type { Destination } from '../../api/useReadAhead';
import { PageWidth } from '../../components/PageWidth';
import { DoneNotice } from '../../features/admin/DoneNotice';
import { manifestAt } from '../../features/admin/manifests';
import { ResourceList } from '../../features/admin/ResourceList';
import { listPlaceOf } from '../../features/admin/useListAddress';

/** The rows that the list at an address shows first. */
export function readFirst({ pathname, search, language }: Destination): readonly Reading[] {
  const resource = manifestAt(pathname)?.resource;
  return resource ? [listedPage(resource, listPlaceOf(resource, new URLSearchParams(search), language).query, language)] : [];
}

/** The list of the resource that the address names. */
export function ListPage() {
  const manifest = manifestAt(useLocation().pathname);
  return (
    manifest && (
      <PageWidth>
        <ResourceList manifest={manifest} />
        <DoneNotice manifest={manifest} />
      </PageWidth>
    )
  );
}
