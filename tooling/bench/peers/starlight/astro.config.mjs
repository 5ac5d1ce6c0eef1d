// The configuration from Starlight's starter template. Without a configured sidebar, Starlight lists the folders.
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight({title: 'Documentation'})],
});
