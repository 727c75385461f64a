import { useEffect, useRef, useState } from 'react';
import { roadDistance, geocode, getCurrentPosition } from '../../api/geocoding';
import { areFarApart, pointInText, withPoint, textBesidePin, type Point } from '../../contract/geo';
import { roundTrip } from '../../contract/pricing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import type { KnownTravel } from '../../components/form/locationField';

export interface LocationState {
  state: 'idle' | 'searching' | 'locating' | 'found' | 'notFound' | 'failed';
  point: Point | null;
  /** Address as formatted by the map service. Empty for a pin. */
  found: string;
  /** `conflict`: the text and the pin name two different places. */
  travel: 'unknown' | 'measuring' | 'failed' | 'conflict' | KnownTravel;
}

const NOWHERE: LocationState = { state: 'idle', point: null, found: '', travel: 'unknown' };

const isTravel = (travel: LocationState['travel']): travel is KnownTravel => typeof travel === 'object';

export const travelOf = (place: LocationState): KnownTravel | null => (isTravel(place.travel) ? place.travel : null);

export interface LocationActions {
  /** Looks up the typed text. Does nothing when the text is blank. */
  search: () => Promise<void>;
  locate: () => Promise<void>;
  /** Places the pin at a point and appends its coordinates to the text. */
  pin: (point: Point) => Promise<void>;
}

/**
 * State of the place that a location text names, and the actions to look it up. A changed text resets the state.
 * @param onTravel called on every change of the known travel
 * @param known travel to the initial text, if known
 */
export function useLocationSearch(text: string, setText: (text: string) => void, onTravel: (travel: KnownTravel | null) => void, known: KnownTravel | null): LocationState & LocationActions {
  const language = useLanguage();
  const { premises } = useSettings();
  const [place, setPlace] = useState<LocationState>(known ? { ...NOWHERE, travel: known } : NOWHERE);
  // Text that the place belongs to, and the latest attempt: late responses to older attempts are discarded.
  const searchedText = useRef<string | null>(known && text.trim());
  const attempt = useRef(0);

  const update = (next: LocationState) => {
    setPlace(next);
    onTravel(travelOf(next));
  };

  const measure = async (base: LocationState, point: Point, approximate: boolean, mine: number) => {
    update({ ...base, travel: 'measuring' });
    const distance = await roadDistance(premises, point, language).catch(() => null);
    if (attempt.current !== mine) return;
    update({ ...base, travel: distance ? { metres: roundTrip(distance.metres), approximate: approximate || distance.approximate } : 'failed' });
  };

  const reach = async (address: string) => {
    const mine = ++attempt.current;
    searchedText.current = address;
    const pinned = pointInText(address);
    if (pinned) {
      const base: LocationState = { state: 'found', point: pinned, found: '', travel: 'unknown' };
      const addressText = textBesidePin(address);
      const named = addressText === '' ? null : await geocode(addressText, language).catch(() => null);
      if (attempt.current !== mine) return;
      return named && areFarApart(named, pinned) ? update({ ...base, travel: 'conflict' }) : measure(base, pinned, false, mine);
    }
    update({ ...NOWHERE, state: 'searching' });
    const result = await geocode(address, language).catch(() => 'failed' as const);
    if (attempt.current !== mine) return;
    if (result === 'failed' || result === null) return update({ ...NOWHERE, state: result ?? 'notFound', travel: 'failed' });
    return measure({ state: 'found', point: result, found: result.address, travel: 'unknown' }, result, result.approximate, mine);
  };

  const search = async () => {
    const address = text.trim();
    if (address !== '') await reach(address);
  };

  const pin = async (point: Point) => {
    const address = withPoint(text, point);
    setText(address);
    await reach(address);
  };

  const locate = async () => {
    const mine = ++attempt.current;
    setPlace({ ...place, state: 'locating' });
    const here = await getCurrentPosition();
    if (attempt.current !== mine) return;
    if (!here) return setPlace(place);
    const address = withPoint('', here);
    setText(address);
    await reach(address);
  };

  useEffect(() => {
    if (searchedText.current === null || searchedText.current === text.trim()) return;
    searchedText.current = null;
    attempt.current += 1;
    setPlace(NOWHERE);
    onTravel(null);
  }, [text, onTravel]);

  return { ...place, search, locate, pin };
}
