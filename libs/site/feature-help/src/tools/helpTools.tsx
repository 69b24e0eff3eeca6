import type { HelpTools } from '@pavilion/site-help-content';
import { LineTool } from './LineTool.tsx';
import { OddsTypesTool } from './OddsTypesTool.tsx';
import { SystemBetTool } from './SystemBetTool.tsx';

const HandicapTool = () => <LineTool market="handicap" />;
const TotalTool = () => <LineTool market="total" />;

/** Calculators by the name that help texts use. */
export const helpTools: HelpTools = {
  handicap: HandicapTool,
  total: TotalTool,
  oddsTypes: OddsTypesTool,
  systemBet: SystemBetTool,
};
