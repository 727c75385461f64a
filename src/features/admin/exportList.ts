import { fetchAllPages } from '../../api/lists';
import { ADMIN_RESOURCES } from '../../contract/adminResources';
import { saveFile } from '../../components/saveFile';
import { csvOf } from '../../contract/csv';
import { dayAt } from '../../contract/days';
import { slugOf } from '../../contract/fileName';
import type { Language } from '../../contract/language';
import type { ListQuery } from '../../contract/listQuery';
import type { Manifest } from './manifest';

export interface ExportOptions {
  /** Label of the column with the names. */
  nameLabel: string;
  language: Language;
  /** Name of the business, for the file name. */
  business: string;
}

/**
 * Downloads all records that match a query as a CSV file with every column.
 * @throws ApiError
 */
export async function exportList({ resource, columns, nameOf }: Manifest, query: ListQuery, { nameLabel, language, business }: ExportOptions): Promise<void> {
  const records = await fetchAllPages(resource, query, language);
  const table = [[nameLabel, ...columns.map(({ label }) => label[language])], ...records.map((record) => [nameOf(record, language), ...columns.map(({ raw }) => raw(record, language))])];
  saveFile(`${slugOf(business)}-${ADMIN_RESOURCES[resource].path}-${dayAt(new Date())}.csv`, 'text/csv;charset=utf-8', csvOf(table, language));
}
