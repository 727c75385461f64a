/** Validated wish for seats, from a visitor or from the owner on behalf of a group. */
export interface ValidatedSeatRequest {
  name: string;
  email: string;
  message: string;
  seats: number;
  waitlist: boolean;
  language: string;
}
