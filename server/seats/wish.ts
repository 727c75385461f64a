/** A validated wish for seats, a visitor's or the owner's for somebody. */
export interface Wish {
  name: string;
  email: string;
  message: string;
  seats: number;
  waitlist: boolean;
  language: string;
}
