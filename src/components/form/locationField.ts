/** Known travel distance to a location. */
export interface KnownTravel {
  /** Round trip in whole metres. */
  metres: number;
  /** Whether only the town is known, so that the distance is an estimate. */
  approximate: boolean;
}

/** Props that a form passes to the address picker in its location field. */
export interface LocationFieldSlot {
  id: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  onTravel: (travel: KnownTravel | null) => void;
  /** Known travel to the current value, from a draft. */
  known?: KnownTravel | null;
  error: string | undefined;
}
