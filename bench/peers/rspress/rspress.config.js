// The defaults; the folders give navigation and sidebar.
import {defineConfig} from '@rspress/core';

export default defineConfig({root: 'docs', title: 'Documentation'});
