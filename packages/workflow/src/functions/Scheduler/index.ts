import type {WorkflowCategory} from '../../language/types';
import At from './At';
import Cron from './Cron';
import Delay from './Delay';
import Interval from './Interval';

const scheduler: WorkflowCategory = {
  name: 'Scheduler',
  summary: 'Start runs on a schedule, or pause a run.',
  functions: [Cron, Interval, At, Delay],
};

export default scheduler;
