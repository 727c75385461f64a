import { basename, dirname, isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/backUp';
import { backupFolder, listCopies } from './backup/backupFiles';
import { restoreCopy } from './backup/restoreCopy';
import { verifyCopy } from './backup/verifyCopy';
import type { Config } from './config';
import { exportToFile } from './dataexport/exportToFile';
import { importFromFile } from './dataimport/importFromFile';
import { migrateToPostgres } from './postgresmigration/migrateToPostgres';
import { OperatorError } from './operatorError';

type Command = (config: Config, args: readonly string[]) => Promise<void>;

/** Resolves a backup by file name in the backup folder, or by path. */
const placeOf = ({ dataDir }: Config, name: string) => (name === basename(name) ? { folder: backupFolder({ dataDir }), file: name } : { folder: dirname(isAbsolute(name) ? name : resolve(name)), file: basename(name) });

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const rowsIn = (tables: Readonly<Record<string, { rows: number }>>) => `${Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)} rows in ${Object.keys(tables).length} tables`;

const backup: Command = async (config, args) => {
  const { values } = parseArgs({ args: [...args], options: { night: { type: 'boolean', default: false } } });
  const { file, bytes, tables } = await backUp(config, { occasion: values.night ? 'night' : 'asked', now: new Date() });
  console.info(`Kept ${file} in ${backupFolder(config)}: ${megabytes(bytes)}, ${rowsIn(tables)}, read back and verified.`);
};

const verify: Command = async (config, args) => {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { all: { type: 'boolean', default: false } } });
  const copies = await listCopies(backupFolder(config));
  const newest = copies.slice(0, values.all ? copies.length : 1).map(({ file }) => file);
  const names = positionals.length > 0 ? positionals : newest;
  if (names.length === 0) throw new OperatorError(`There is no backup in ${backupFolder(config)}.`);
  let bad = 0;
  for (const name of names) {
    const { folder, file } = placeOf(config, name);
    const faults = await verifyCopy(folder, file);
    console.info(faults.length === 0 ? `${file} is good.` : `${file} is DAMAGED. ${faults.join(' ')}`);
    if (faults.length > 0) bad += 1;
  }
  if (bad > 0) throw new OperatorError(`${bad} of ${names.length} cannot be restored.`);
};

const restore: Command = async (config, args) => {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { overwrite: { type: 'boolean', default: false } } });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new OperatorError('Name the backup: npm run backup:restore -- <file> [--overwrite]');
  const { folder, file } = placeOf(config, name);
  await restoreCopy(config, { folder, file, overwrite: values.overwrite, now: new Date() });
  console.info(`${file} was restored and verified against its manifest.`);
};

const migrate: Command = async (config) => {
  if (config.databaseUrl === null) throw new OperatorError('Set the target: DATABASE_URL=postgres://… npm run migrate:postgres (the source is the SQLite file in DATA_DIR).');
  const tables = await migrateToPostgres(config.dataDir, config.databaseUrl);
  console.info(`Moved ${rowsIn(tables)}, every row verified. Start the server with the same DATABASE_URL; the SQLite file is unchanged.`);
};

/** Returns the only argument. @throws OperatorError otherwise */
function oneFile(args: readonly string[], usage: string): string {
  const [name, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (name === undefined || more.length > 0) throw new OperatorError(`Name the file: ${usage}`);
  return resolve(name);
}

const exportData: Command = async (config, args) => {
  const path = oneFile(args, 'npm run data:export -- <file>');
  console.info(`Exported all data to ${path}: ${megabytes(await exportToFile(config, path))}. It holds personal data.`);
};

const importData: Command = async (config, args) => {
  const { rows, requests, pictures } = await importFromFile(config, oneFile(args, 'npm run data:import -- <file>'), new Date());
  console.info(`Imported ${rows} rows, with ${requests} requests and ${pictures} pictures. Start the server.`);
};

const COMMANDS: Readonly<Record<string, Command>> = { backup, verify, restore, migrate, export: exportData, import: importData };

/**
 * Runs a command instead of the server: `backup`, `verify`, `restore`, `migrate`, `export` or `import`.
 * @throws OperatorError when the command is unknown or cannot be carried out
 */
export async function runCommand(name: string, config: Config, args: readonly string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new OperatorError(`Unknown command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  await command(config, args);
}
