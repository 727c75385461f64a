import { object, string } from 'yup';
import { adults, children, chosen, futureDate, hostName } from '../../../contract/booking';
import { dietsAmong } from '../../../contract/diets';
import { isEventType } from '../../../contract/eventType';
import { emailWhenGiven, flag, line, paragraph, timeOfDay } from '../../../contract/fields';
import { LANGUAGES } from '../../../contract/language';
import { optionalFormFields } from '../../../contract/optionalFields';

const contentFields = {
  hostName: hostName(),
  ...optionalFormFields(),
  email: emailWhenGiven().default(''),
  language: string().oneOf([...LANGUAGES], 'notValid'),
  kind: string().oneOf(['event', 'training'], 'notValid'),
  eventType: string().default(''),
  adults: adults(),
  children: children(),
  diets: dietsAmong('adults', 'children'),
  trainingPlace: line(40).default(''),
  location: line(300)
    .default('')
    .when(['kind', 'trainingPlace'], ([kind, place]: unknown[], schema) => (kind === 'event' || place === 'at_home' ? schema.required('locationRequired') : schema)),
  meats: chosen(),
  sides: chosen(),
  tools: chosen(),
  toppings: chosen(),
  contentFocus: chosen(),
  reusableUtensils: flag().default(false),
  notes: paragraph(2000).default(''),
};

const isReachable = ({ email, telephone }: { email?: unknown; telephone?: unknown }) => Boolean(email) || Boolean(telephone);

/** Content of a request as its form has it. The owner must be able to reach the customer. */
export const contentSchema = object(contentFields).test('reachable', (values, { createError }) => isReachable(values) || createError({ path: 'telephone', message: 'telephoneOrEmail' }));

/** Form of a request that the owner enters. Validate with `context: { today }`. */
export const handSchema = contentSchema.concat(
  object({
    eventType: string().required('eventTypeRequired').test('eventType', 'eventTypeRequired', isEventType),
    eventDate: futureDate(),
    eventTime: timeOfDay().required('timeRequired'),
    notify: flag().default(false),
  }),
);
