import type {WorkflowCategory} from '../../language/types';
import Classify from './Classify';
import ExtractData from './ExtractData';
import MistralChat from './MistralChat';
import MistralEmbeddings from './MistralEmbeddings';
import SplitText from './SplitText';
import Summarize from './Summarize';

const ai: WorkflowCategory = {
  name: 'AI',
  summary: 'Chat with a language model, extract data from text, and turn text into vectors.',
  functions: [MistralChat, ExtractData, Classify, Summarize, SplitText, MistralEmbeddings],
};

export default ai;
