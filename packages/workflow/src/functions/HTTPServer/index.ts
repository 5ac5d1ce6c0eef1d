import type {WorkflowCategory} from '../../language/types';
import GetCookie from './GetCookie';
import Redirect from './Redirect';
import Respond from './Respond';
import RespondFile from './RespondFile';
import SetCookie from './SetCookie';
import WebHandler from './WebHandler';

const httpServer: WorkflowCategory = {
  name: 'HTTPServer',
  summary: 'Receive HTTP requests and respond to them.',
  functions: [WebHandler, Respond, RespondFile, Redirect, GetCookie, SetCookie],
};

export default httpServer;
