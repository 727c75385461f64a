import type { InferType } from 'yup';
import { ENDPOINT_PATHS } from './paths';
import type { Settings, SettingsPart } from './settings';
import { SETTINGS_SCHEMAS, settingsPartSchema, settingsVersionsSchema } from './settingsSchemas';

/** Returns the calls of one part of the settings, for the owner only. */
export function settingsEndpoints(part: SettingsPart) {
  const at = ({ path }: { path: string }): `/${string}` => `/${path.slice(1).replace('{part}', part)}`;
  return {
    read: { method: 'GET', path: at(ENDPOINT_PATHS.readSettingsPart), access: 'admin', response: settingsPartSchema },
    change: { method: 'PUT', path: at(ENDPOINT_PATHS.changeSettingsPart), access: 'admin', body: SETTINGS_SCHEMAS[part], response: settingsPartSchema },
    versions: { method: 'GET', path: at(ENDPOINT_PATHS.listSettingsVersions), access: 'admin', response: settingsVersionsSchema },
  } as const;
}

export type SettingsEndpoints = ReturnType<typeof settingsEndpoints>;
/** Part of the settings with its version. */
export interface StoredSettingsPart<Part extends SettingsPart = SettingsPart> extends InferType<typeof settingsPartSchema> {
  value: Settings[Part];
}
export type SettingsVersion = InferType<typeof settingsVersionsSchema>[number];
