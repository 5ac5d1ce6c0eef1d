import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MappingPicture from '../components/MappingPicture';
import WaysIn from '../components/WaysIn';
import styles from './index.module.css';

export default function Home(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <Layout
      title="Welcome"
      description={`${tagline}: guides, function reference and API reference for the platform that maps data and runs workflows.`}>
      <main className={styles.main} data-markdown>
        <div className={styles.hero}>
          <div>
            <Heading as="h1" className={styles.title}>
              Welcome
            </Heading>
            <p>{tagline}</p>
            <p className={styles.lead}>
              Welcome to the documentation. This website will guide you through the usage of the
              application.
            </p>
            <p className={styles.text}>
              Map and convert data from JSON, XML, Excel, CSV, PDF and Google Sheets, and process it
              in workflows.
            </p>
            <Link className="button button--primary button--lg" to="/guides/">
              Get started
            </Link>
          </div>
          <MappingPicture />
        </div>
        <Heading as="h2" className={styles.heading}>
          Where to start
        </Heading>
        <WaysIn />
      </main>
    </Layout>
  );
}
