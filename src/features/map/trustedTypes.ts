import DOMPurify from 'dompurify';
import { cleanMarkupWith } from '../../api/trustedTypes';

/*
 * Sanitizes the markup that Leaflet writes when it loads, with DOMPurify.
 * Must be loaded before Leaflet; the import order in StreetMap ensures this.
 */
cleanMarkupWith((text) => DOMPurify.sanitize(text));
