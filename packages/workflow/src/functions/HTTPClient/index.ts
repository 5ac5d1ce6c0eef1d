import type {WorkflowCategory} from '../../language/types';
import DownloadFile from './DownloadFile';
import GetJson from './GetJson';
import Paginate from './Paginate';
import Request from './Request';
import SendJson from './SendJson';
import UploadFile from './UploadFile';

const httpClient: WorkflowCategory = {
  name: 'HTTPClient',
  summary: 'Call other systems over HTTP.',
  functions: [GetJson, SendJson, Request, Paginate, DownloadFile, UploadFile],
};

export default httpClient;
