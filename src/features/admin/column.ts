/** One column of a resource's list. */
export interface Column {
  /** The row's field that it shows. */
  field: string;
}
