import { OPTIONAL_FIELDS, OPTIONAL_NAMES } from '../../contract/optionalFields';
import { TextInput } from './TextInput';

/** Inputs of the optional fields that every request form has. */
export function OptionalFields() {
  return OPTIONAL_NAMES.map((name) => <TextInput key={name} name={name} {...OPTIONAL_FIELDS[name].input} />);
}
