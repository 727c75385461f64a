import type { ReactNode } from 'react';
import type { DayInputProps } from '../../../components/form/DayInput';
import type { KnownTravel, LocationFieldSlot } from '../../../components/form/locationField';

/** Parts of the form that belong to other features. The page provides them. */
export interface ContentSlots {
  /** Renders the date calendar. */
  renderDay: (slot: DayInputProps) => ReactNode;
  /** Renders the address picker. */
  renderPlace: (slot: LocationFieldSlot) => ReactNode;
  /** Renders the choices of a request: those of its event type, or of a member's own request when it has none. */
  renderMenu: (slot: { eventType: string; guests: number }) => ReactNode;
  /** Allergies and diets, whose field name is `diets`. */
  diets: ReactNode;
}

export interface HandSlots extends ContentSlots {
  /** Renders the live estimate of the form's values. */
  renderPrice: (travel: KnownTravel | null) => ReactNode;
}
