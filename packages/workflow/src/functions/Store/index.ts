import type {WorkflowCategory} from '../../language/types';
import DeleteValue from './DeleteValue';
import GetBlob from './GetBlob';
import GetValue from './GetValue';
import PutBlob from './PutBlob';
import QdrantSearch from './QdrantSearch';
import QdrantUpsert from './QdrantUpsert';
import SetValue from './SetValue';
import SqlExecute from './SqlExecute';
import SqlQuery from './SqlQuery';

const store: WorkflowCategory = {
  name: 'Store',
  summary: 'Store values, files, vectors and database rows.',
  functions: [
    GetValue,
    SetValue,
    DeleteValue,
    PutBlob,
    GetBlob,
    SqlQuery,
    SqlExecute,
    QdrantUpsert,
    QdrantSearch,
  ],
};

export default store;
