import { startSite } from '@pavilion/site-shell';
import { initialMessages } from 'virtual:first-texts';
import { brand } from './brand.ts';

startSite(brand, initialMessages);
