// Replaces the theme's table with one that scrolls.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '../components/ScrollableTable';

export default {...MDXComponents, table: ScrollableTable};
