import DOMPurify from 'dompurify';
import { cleanMarkupWith } from '../../api/trustedTypes';

/*
 * Leaflet writes markup when it loads: whatever it writes passes DOMPurify.
 * Loaded before Leaflet, by the order of imports in StreetMap.
 */
cleanMarkupWith((text) => DOMPurify.sanitize(text));
