import { startSite } from '@pavilion/site-shell';
import { firstTexts } from 'virtual:first-texts';
import { brand } from './brand.ts';

startSite(brand, firstTexts);
