import { fetchAllPages } from '../../api/lists';
import { ADMIN_RESOURCES } from '../../contract/adminResources';
import { saveFile } from '../../components/saveFile';
import { dayAt } from '../../contract/days';
import type { Language } from '../../contract/language';
import type { ListQuery } from '../../contract/listQuery';
import { csvOf } from './csv';
import type { Manifest } from './manifest';

/**
 * Downloads all records that match a query as a CSV file with every column.
 * @throws ApiError
 */
export async function exportList({ resource, columns, nameOf }: Manifest, query: ListQuery, nameLabel: string, language: Language): Promise<void> {
  const records = await fetchAllPages(resource, query, language);
  const table = [[nameLabel, ...columns.map(({ label }) => label[language])], ...records.map((record) => [nameOf(record, language), ...columns.map(({ raw }) => raw(record, language))])];
  saveFile(`boucane-${ADMIN_RESOURCES[resource].path}-${dayAt(new Date())}.csv`, 'text/csv;charset=utf-8', csvOf(table, language));
}
