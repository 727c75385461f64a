import type { SeatKind } from '../../contract/seats';

/** Training or event whose seats a panel shows. */
export interface SeatedItem {
  kind: SeatKind;
  id: string;
}
